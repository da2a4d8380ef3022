export default { layout: 'base.njk' }
