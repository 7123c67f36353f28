/**
 * Ends the process at once on a stop signal during the start, when no request is in flight. Once the portal handles the signal
 * itself, this does nothing.
 */
export function quitWhileStarting(): void {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.once(event, () => {
      if (process.listenerCount(event) === 0) process.exit(0);
    });
  // The IPC channel reports the parent's end; it must not keep a portal alive that failed to start.
  process.channel?.unref();
}
