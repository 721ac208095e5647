import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './MyPageScreen.tsx';

const meta = {
  title: 'screens/my-page/MyPage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'my-page' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A company that advertises, with nothing left to do. */
export const BusinessMember: Story = {
  beforeEach: () => {
    signInForStory('partner');
  },
};

/** Nothing yet: no phone, no address, no message. */
export const Empty: Story = {
  parameters: answers(
    mock('getProfile').answer({
      data: { ...fixtures.member, phone: null, avatar: null, unread_inbox: 0, unread_news: 0 },
    }),
    mock('listAddresses').answer({ data: { items: [], max: 10 } }),
  ),
};

export const StatusPending: Story = {
  parameters: answers(mock('getBusiness').answer({ data: fixtures.business.pending })),
};

export const StatusRejected: Story = {
  parameters: answers(mock('getBusiness').answer({ data: fixtures.business.rejected })),
};

export const Loading: Story = {
  parameters: answers(mock('getProfile').pending()),
};

/** A profile that fails ends the session (platform 4): what is left to fail here are the addresses. */
export const ServerError: Story = {
  parameters: {
    ...answers(mock('listAddresses').error()),
    path: 'my-page?tab=addresses',
  },
};

export const Refetching: Story = {
  parameters: {
    ...answers(mock('listAddresses').refetching()),
    path: 'my-page?tab=addresses',
  },
};

export const Addresses: Story = { parameters: { path: 'my-page?tab=addresses' } };

export const AddressesEmpty: Story = {
  parameters: {
    ...answers(mock('listAddresses').answer({ data: { items: [], max: 10 } })),
    path: 'my-page?tab=addresses',
  },
};

export const AddressesLoading: Story = {
  parameters: {
    ...answers(mock('listAddresses').pending()),
    path: 'my-page?tab=addresses',
  },
};

/** Ten are ten: the button says why (AUTH_11). */
export const StatusAuth11: Story = {
  parameters: {
    ...answers(
      mock('listAddresses').answer({
        data: {
          items: Array.from({ length: 10 }, (_, index) => ({
            ...fixtures.addresses[index % 2]!,
            id: index + 1,
            is_default: index === 0,
          })),
          max: 10,
        },
      }),
    ),
    path: 'my-page?tab=addresses',
  },
};

/** Homes that were furnished and kept. */
export const Rooms: Story = { parameters: { path: 'my-page?tab=rooms' } };

export const RoomsEmpty: Story = {
  parameters: {
    ...answers(mock('listSavedRooms').answer({ data: { items: [], max: 30 } })),
    path: 'my-page?tab=rooms',
  },
};

export const RoomsLoading: Story = {
  parameters: { ...answers(mock('listSavedRooms').pending()), path: 'my-page?tab=rooms' },
};

export const RoomsServerError: Story = {
  parameters: { ...answers(mock('listSavedRooms').error()), path: 'my-page?tab=rooms' },
};

/** Designs that were bought, in every state. */
export const Designs: Story = { parameters: { path: 'my-page?tab=designs' } };

export const DesignsEmpty: Story = {
  parameters: {
    ...answers(mock('listOwnedDesigns').empty()),
    path: 'my-page?tab=designs',
  },
};

export const DesignsLoading: Story = {
  parameters: { ...answers(mock('listOwnedDesigns').pending()), path: 'my-page?tab=designs' },
};

export const DesignsServerError: Story = {
  parameters: { ...answers(mock('listOwnedDesigns').error()), path: 'my-page?tab=designs' },
};

/** An ordinary member has no designs of their own (D78). */
export const Forbidden: Story = {
  parameters: { ...answers(mock('listOwnedDesigns').error(403)), path: 'my-page?tab=designs' },
};

export const LongText: Story = {
  parameters: answers(
    mock('getProfile').answer({
      data: {
        ...fixtures.member,
        first_name: 'Nguyễn Hoàng Thị Thanh Thủy '.repeat(3).trim().slice(0, 80),
        email: `${'ten-rat-dai'.repeat(8)}@hien.example`,
      },
    }),
  ),
};
