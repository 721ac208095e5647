import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { Screen } from './ShopManagerAddItemNoticeScreen.tsx';

const draft = draftStore('item-notice-1', 'device');

const meta = {
  title: 'screens/seller/ShopManagerAddItemNotice',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/add-item-notice/1' },
  beforeEach: () => {
    draft.clear();
    signInForStory('partner');
    return () => {
      draft.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listItemNotices');
const add = mock('addItemNotice');

export const Default: Story = {};
export const Loading: Story = { parameters: { ...answers(list.pending()), ...oneLook } };
/** Nothing is said of this one yet, which waits for its approval: buyers have no page of it. */
export const Empty: Story = {
  parameters: answers(list.answer({ id: 1, name: 'Tủ giày gỗ tràm', hasPage: false, items: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Tủ giày gỗ tràm');
    await expect(
      canvas.queryByRole('link', {
        name: /^(Xem như người mua|See it as buyers do|구매자 화면 보기)$/,
      }),
    ).toBeNull();
  },
};
export const ServerError: Story = { parameters: { ...answers(list.error()), ...oneLook } };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const NotFound: Story = {
  parameters: { ...oneLook, path: 'shop-manager/add-item-notice/99999' },
};
export const Forbidden: Story = { parameters: { ...answers(list.forbidden()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };

const typed = { title: 'Nghỉ Tết', details: 'Xưởng nghỉ từ 12/2 đến 22/2.' };
const fill: Story['play'] = (context) => sendFilled(context, typed);

export const Invalid: Story = { play: pressSend };
export const Added: Story = { play: fill };
export const Sending: Story = { parameters: { ...answers(add.pending()), ...oneLook }, play: fill };
/** Somebody else of the shop added the fifth meanwhile. */
export const StatusConflict: Story = {
  parameters: { ...answers(add.error(409, { code: 'CONFLICT' })), ...oneLook },
  play: fill,
};
export const SendingFailed: Story = {
  parameters: { ...answers(add.error()), ...oneLook },
  play: fill,
};
