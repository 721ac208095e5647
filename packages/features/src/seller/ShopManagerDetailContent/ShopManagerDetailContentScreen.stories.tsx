import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { blankSection } from '@hien/domain';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ShopManagerDetailContentScreen.tsx';
import { typeTitle } from './story-steps.ts';

const at = (item: string | number) => `shop-manager/detail-content/${item}`;

const meta = {
  title: 'screens/seller/ShopManagerDetailContent',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: at(1) },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const draft = (story: typeof fixtures.wholeItem.story) =>
  answers(
    mock('readItemDraft').answer({
      id: null,
      draft: '',
      version: 3,
      state: 'draft',
      content: fixtures.mutable({ ...fixtures.wholeItem, story }),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    }),
  );

/** Three sections of an item on sale, and the page that comes of them. */
export const StatusOnSale: Story = {};

/** A new item with its first section. */
export const StatusDraft: Story = { parameters: { ...oneLook, path: at('new') } };

export const Empty: Story = { parameters: { path: at('new'), ...draft([]) } };

/** As many as there can be: no more can be added, and the button says so. */
export const Full: Story = {
  parameters: {
    ...oneLook,
    path: at('new'),
    ...draft(Array.from({ length: 20 }, () => blankSection)),
  },
};

/** Nothing is typed while staff look at it. */
export const StatusWaiting: Story = { parameters: { ...oneLook, path: at(13) } };
export const StatusEditRequest: Story = { parameters: { ...oneLook, path: at(9) } };
export const StatusScheduled: Story = {
  parameters: {
    ...oneLook,
    path: at(17),
    ...answers(
      mock('readItemDraft').answer({
        id: 17,
        draft: null,
        version: 1,
        state: 'scheduled',
        content: { ...fixtures.mutable(fixtures.wholeItem), visibleOn: '2026-03-20' },
        live: null,
        rejection: null,
        stopped: null,
        savedAt: null,
      }),
    ),
  },
};

export const StatusRejected: Story = { parameters: { ...oneLook, path: at(17) } };
export const StatusStopped: Story = { parameters: { ...oneLook, path: at(5) } };
export const StatusSoldOut: Story = { parameters: { ...oneLook, path: at(4) } };

export const Loading: Story = {
  parameters: { ...answers(mock('readItemDraft').pending()), ...oneLook },
};
export const NotFound: Story = {
  parameters: { ...answers(mock('readItemDraft').notFound()), ...oneLook },
};
export const ServerError: Story = {
  parameters: { ...answers(mock('readItemDraft').error()), ...oneLook },
};
export const Offline: Story = {
  parameters: { ...answers(mock('readItemDraft').offline()), ...oneLook },
};
export const Forbidden: Story = {
  parameters: { ...answers(mock('readItemDraft').forbidden()), ...oneLook },
};

export const LongText: Story = {
  parameters: {
    path: at('new'),
    ...draft([
      {
        title: {
          vi: 'Ghế ăn gỗ sồi đan dây giấy cho căn hộ nhỏ '.repeat(3).trim(),
          en: '',
          ko: '',
        },
        text: { vi: 'Đan-tay-ba-tiếng-một-chiếc-'.repeat(40), en: '', ko: '' },
        picture: fixtures.wholeItem.pictures[0] ?? '',
        side: 'left',
      },
    ]),
  },
};

/** Another tab went on with it: both versions can be had. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...answers(
      mock('saveItemDraft').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { version: 9 } },
      }),
    ),
    ...oneLook,
  },
  play: typeTitle,
};

/** The line is gone: what was typed lies on this device. */
export const NotSaved: Story = {
  parameters: { ...answers(mock('saveItemDraft').offline()), ...oneLook },
  play: typeTitle,
};

/** The session ended in the middle: the draft is kept, and it says so. */
export const StatusUnauthenticated: Story = {
  parameters: { ...answers(mock('saveItemDraft').error(401)), ...oneLook },
  play: typeTitle,
};
