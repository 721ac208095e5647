import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A band of the page: what it is, a way on, and room to breathe.',
  use: [
    '`ground="sunken"` to set one apart, `ruled` for a thin line, never two sunken in a row.',
    '`action` leads to all of what the section shows a part of.',
  ],
  avoid: [
    ['A part within a card', '`Heading` and `Stack`'],
    ['A campaign with a picture', '`Banner`'],
  ],
  reader: ['A region with its title as the name. Without a title give it `aria-label`.'],
  writing: {
    tips: ['Title: what is here. Lead: why it is here, one sentence. Eyebrow: when, or for whom.'],
    words: [
      {
        what: 'Title',
        vi: 'Nhà thật của người thật',
        en: 'Real homes of real people',
        ko: '진짜 사람들의 진짜 집',
      },
      {
        what: 'Lead',
        vi: 'Chủ nhà tự chụp, tự kể.',
        en: 'Photographed and told by who lives there.',
        ko: '집주인이 직접 찍고 들려줘요.',
      },
    ],
  },
};
