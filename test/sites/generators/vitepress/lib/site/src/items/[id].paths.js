export default { paths: () => [{ params: { id: 'one' } }] }
