export default { permalink: '/own/place/' }
