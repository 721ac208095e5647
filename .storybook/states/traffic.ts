/** Requests of the story that is shown, from before the mocks see them until their answer is there. */
let open = 0;
let story = 0;

const send = globalThis.fetch;

globalThis.fetch = async (...request) => {
  const asked = story;
  open += 1;
  try {
    return await send(...request);
  } finally {
    if (asked === story) open -= 1;
  }
};

export const openRequests = (): number => open;

/** Before each story: what an earlier one still waits for is its own. */
export function forgetRequests(): void {
  story += 1;
  open = 0;
}
