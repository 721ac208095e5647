import { fn } from 'storybook/test';
import shown from './QueueScreen.stories.tsx';

/** What a story sent to the server. */
export const sent = fn();

/** A queue that is worked through, in Vietnamese. */
export const flow = {
  ...shown,
  globals: { language: 'vi' },
  beforeEach: () => {
    sent.mockClear();
    return shown.beforeEach();
  },
};
