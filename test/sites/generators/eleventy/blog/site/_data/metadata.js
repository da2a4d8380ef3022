export default { title: 'Acme', url: 'https://acme.dev/' }
