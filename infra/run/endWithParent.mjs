/**
 * Imported before a part's own code: when the process that started it is gone, however it went (killed, too), nobody
 * would end the part, and its port would stay taken. Then it ends itself, the way it ends when asked.
 */
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone keeps no process alive.
  process.channel?.unref();
}
