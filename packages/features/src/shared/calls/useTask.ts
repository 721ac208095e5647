import { useState } from 'react';

interface TaskState<Result> {
  readonly busy: boolean;
  readonly failure: Error | undefined;
  /** What the last run answered. */
  readonly answer: Result | undefined;
}

const idle = { busy: false, failure: undefined, answer: undefined };

/** Something that is done at a press: whether it runs, what came of it, why it failed. A call takes `useSend`. */
export function useTask<Words extends readonly unknown[], Result>(
  work: (...words: Words) => Promise<Result>,
) {
  const [state, setState] = useState<TaskState<Result>>(idle);
  return {
    ...state,
    run: async (...words: Words): Promise<Result> => {
      setState({ ...idle, busy: true });
      try {
        const answer = await work(...words);
        setState({ ...idle, answer });
        return answer;
      } catch (error) {
        setState({ ...idle, failure: error instanceof Error ? error : new Error(String(error)) });
        throw error;
      }
    },
    reset: () => setState(idle),
  };
}
