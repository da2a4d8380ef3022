export default {
  tags: ['posts'],
  layout: 'base.njk',
}
