import type { StatesNotTold } from '../../shared/states/screen-states.ts';

export const notTold: StatesNotTold = {
  NotFound: 'Nothing in its address names a thing that could be gone.',
  Forbidden: { shownBy: 'SocialMember' },
  Empty: 'A form: its fields are there whatever the answer is.',
  Refetching: 'What is asked anew in the background does not touch what is typed.',
};
