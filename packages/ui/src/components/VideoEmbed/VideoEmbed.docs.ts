import type { ComponentDocs } from '../../docs/component-docs.ts';
import { press } from '../../docs/keys.ts';

export const docs: ComponentDocs = {
  purpose:
    'A video of another site: a still picture of ours until somebody presses, so that nobody is told before.',
  use: [
    'Workshops, assembly, tours. The player’s host must be among `videoPlayers` of the domain: the pages’ policy lets no other in.',
  ],
  avoid: [
    ['A video of our own', 'the browser’s `video`'],
    ['A room all around', '`Panorama`'],
  ],
  keys: [press, ['Tab', 'Into the player once it is there.']],
  reader: ['A button with the video’s name and length; then a frame of that name, in focus.'],
  writing: {
    tips: ['The note says whose player it is and what it learns.'],
    words: [
      {
        what: 'Note',
        vi: 'Phát từ YouTube; YouTube sẽ nhận địa chỉ mạng của bạn.',
        en: 'Plays from YouTube, which will see your network address.',
        ko: 'YouTube에서 재생되며, 접속 주소가 YouTube에 전달돼요.',
      },
    ],
  },
};
