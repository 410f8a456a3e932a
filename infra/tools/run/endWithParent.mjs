/**
 * Imported before a part's own code. If the parent process ends in any way (even killed), nobody would stop the part
 * and its port would stay in use, so it stops itself the way it does on request.
 */
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep the process alive.
  process.channel?.unref();
}
