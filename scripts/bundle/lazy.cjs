/** Returns an object of getters that throws for a name which it does not have: an update of a package may ask for more. */
exports.lazy = parts =>
  new Proxy(parts, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target) && name !== '__esModule' && name !== 'then')
        throw new Error(`scripts/bundle/ does not bundle "${name}" of this package`)
      return Reflect.get(target, name, receiver)
    },
  })
