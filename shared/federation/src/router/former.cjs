/** The same router in a module of its own: the plugin provides a module under one name only. */
module.exports = require('./index.ts');
