export const SITE_URL = 'https://acme.dev'
