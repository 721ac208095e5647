export type PollingOptions = {
  readonly everyMs: number;
  /** One round; asks `stopped` between its pieces whether to go on. */
  readonly work: (stopped: () => boolean) => Promise<void>;
  /** Told of a round that broke; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
};

/** Works in the background, one round at a time; the answer stops it and waits for the round that runs. */
export function startPolling({ everyMs, work, onError }: PollingOptions): () => Promise<void> {
  let running: Promise<void> | null = null;
  let stopped = false;
  const timer = setInterval(() => {
    running ??= work(() => stopped)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped = true;
    await running;
  };
}
