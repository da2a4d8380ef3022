export default { title: 'Acme', items: [] }
