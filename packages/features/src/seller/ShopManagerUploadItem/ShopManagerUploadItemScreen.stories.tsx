import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { blankItem, noFacts } from '@hien/domain';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ShopManagerUploadItemScreen.tsx';
import { pressSend, typeInto } from './story-steps.ts';

const at = (item: string | number, step = 'basics') =>
  `shop-manager/upload-item/${item}?step=${step}`;

const meta = {
  title: 'screens/seller/ShopManagerUploadItem',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: at('new') },
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

/** A new item that was begun: its first step. */
export const StatusDraft: Story = { parameters: oneLook };

/** Nothing typed yet. */
export const Default: Story = {
  parameters: {
    ...oneLook,
    ...answers(
      mock('readItemDraft').answer({
        id: null,
        draft: '',
        version: 0,
        state: 'draft',
        content: fixtures.mutable(blankItem),
        live: null,
        rejection: null,
        stopped: null,
        savedAt: null,
      }),
    ),
  },
};

const appliance = (facts: Partial<typeof fixtures.applianceItem>) =>
  answers(
    mock('readItemDraft').answer({
      id: null,
      draft: '',
      version: 3,
      state: 'draft',
      content: fixtures.mutable({ ...fixtures.applianceItem, ...facts }),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    }),
  );

/** In the category of appliances the first step asks for their facts, and says what buyers will read of them. */
export const Appliance: Story = { parameters: appliance({}) };

export const ApplianceBegun: Story = { parameters: { ...oneLook, ...appliance(noFacts) } };

/** Each figure that cannot be, and what is missing, at its field. */
export const ApplianceWrong: Story = {
  parameters: {
    ...oneLook,
    path: at('new', 'check'),
    ...appliance({
      applianceKind: 'robot_vacuum',
      airSide: -15,
      airAbove: 5_000,
      airBehind: 12.5,
      connections: [],
      power: 60,
      yearlyEnergy: 900,
      energyStars: 4,
      noise: 640,
    }),
  },
  play: (context) => pressSend(context, 'basics'),
};

/** Price with what buyers pay, and options made of their kinds. */
export const Options: Story = { parameters: { path: at('new', 'options') } };

export const Pictures: Story = { parameters: { ...oneLook, path: at('new', 'pictures') } };

/** Three languages side by side, with how far each is. */
export const Words: Story = { parameters: { path: at('new', 'words') } };

export const Delivery: Story = { parameters: { ...oneLook, path: at('new', 'delivery') } };

/** What is missing, and the item as buyers will see it. */
export const Check: Story = { parameters: { ...oneLook, path: at('new', 'check') } };

/** Of an item on sale: what waits for staff, and what counts at once. */
export const StatusOnSale: Story = { parameters: { path: at(2, 'check') } };

export const Unchanged: Story = { parameters: { ...oneLook, path: at(1, 'check') } };

export const StatusWaiting: Story = { parameters: { ...oneLook, path: at(13) } };

export const StatusEditRequest: Story = { parameters: { ...oneLook, path: at(9) } };

export const StatusScheduled: Story = {
  parameters: {
    ...oneLook,
    path: at(17, 'delivery'),
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
    ...oneLook,
    path: at('new', 'check'),
    ...answers(
      mock('readItemDraft').answer({
        id: null,
        draft: '',
        version: 3,
        state: 'draft',
        content: fixtures.mutable({
          ...fixtures.wholeItem,
          name: { vi: 'Ghế ăn gỗ sồi đan dây giấy cho căn hộ nhỏ '.repeat(5), en: '', ko: '' },
          producer: 'Xưởng-mộc-Ven-Sông-'.repeat(9),
        }),
        live: null,
        rejection: null,
        stopped: null,
        savedAt: '2026-03-06T02:15:00.000Z',
      }),
    ),
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
  play: (context) => typeInto(context, 'item-sku', '2'),
};

/** The line is gone: what was typed lies on this device. */
export const NotSaved: Story = {
  parameters: { ...answers(mock('saveItemDraft').offline()), ...oneLook },
  play: (context) => typeInto(context, 'item-sku', '2'),
};

/** The session ended in the middle: the draft is kept, and it says so. */
export const StatusUnauthenticated: Story = {
  parameters: { ...answers(mock('saveItemDraft').error(401)), ...oneLook },
  play: (context) => typeInto(context, 'item-sku', '2'),
};

/** Everything that is missing is said at its field: a category, the maker and the weight. */
export const StatusProduct04: Story = {
  parameters: {
    ...oneLook,
    path: at('new', 'check'),
    ...answers(
      mock('readItemDraft').answer({
        id: null,
        draft: '',
        version: 1,
        state: 'draft',
        content: fixtures.mutable({ ...fixtures.begunItem, categoryId: null, producer: '' }),
        live: null,
        rejection: null,
        stopped: null,
        savedAt: '2026-03-06T02:15:00.000Z',
      }),
    ),
  },
  play: (context) => pressSend(context, 'basics'),
};

const refused = (code: 'PRODUCT_02' | 'PRODUCT_07' | 'AUTH_14', field: string) =>
  answers(
    mock('sendItemDraft').error(422, { code, fields: [{ field, code }] }),
    mock('readItemDraft').answer({
      id: null,
      draft: '',
      version: 3,
      state: 'draft',
      content: fixtures.mutable(fixtures.wholeItem),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    }),
  );

/** A SKU that another shop has: at its row. */
export const StatusProduct02: Story = {
  parameters: { ...oneLook, path: at('new', 'check'), ...refused('PRODUCT_02', 'options.1') },
  play: (context) => pressSend(context, 'options'),
};

/** A picture that is gone since. */
export const StatusProduct07: Story = {
  parameters: { ...oneLook, path: at('new', 'check'), ...refused('PRODUCT_07', 'pictures') },
  play: (context) => pressSend(context, 'pictures'),
};

export const StatusAuth14: Story = {
  parameters: { ...oneLook, path: at('new', 'check'), ...refused('AUTH_14', 'contact') },
  play: (context) => pressSend(context, 'delivery'),
};

const bare = (content: Partial<typeof fixtures.wholeItem>) => ({
  path: at('new', 'check'),
  ...answers(
    mock('readItemDraft').answer({
      id: null,
      draft: '',
      version: 3,
      state: 'draft',
      content: fixtures.mutable({ ...fixtures.wholeItem, ...content }),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: '2026-03-06T02:15:00.000Z',
    }),
  ),
});

const nothing = { vi: '', en: '', ko: '' };

/** The Vietnamese name is missing. */
export const StatusProduct05: Story = {
  parameters: { ...bare({ name: nothing }), ...oneLook },
  play: (context) => pressSend(context, 'words'),
};

/** Facts that a buyer wants before the purchase. */
export const StatusProduct06: Story = {
  parameters: { ...bare({ material: nothing, handling: nothing, country: nothing }), ...oneLook },
  play: (context) => pressSend(context, 'words'),
};

/** No option in stock, and a row without its code. */
export const StatusProduct08: Story = {
  parameters: {
    ...bare({
      options: [{ sku: '', name: { vi: 'Sồi', en: '', ko: '' }, additionalAmount: 0, stock: 0 }],
    }),
    ...oneLook,
  },
  play: (context) => pressSend(context, 'options'),
};

/** A discount that is above the price. */
export const StatusValidation: Story = {
  parameters: { ...bare({ discount: 9_000_000 }), ...oneLook },
  play: (context) => pressSend(context, 'options'),
};

/** The machine refuses: nothing was changed since the refusal. */
export const StatusEventRefused: Story = {
  parameters: {
    ...oneLook,
    path: at(2, 'check'),
    ...answers(mock('sendItemDraft').error(422, { code: 'EVENT_REFUSED' })),
  },
  play: (context) => pressSend(context, null),
};
