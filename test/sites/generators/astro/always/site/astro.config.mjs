export default { base: '/kit/', trailingSlash: 'always' }
