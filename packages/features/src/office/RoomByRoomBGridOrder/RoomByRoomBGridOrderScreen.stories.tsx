import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './RoomByRoomBGridOrderScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridOrder',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/order/2' },
  beforeEach: () => {
    signInForStory('member');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const detail = mock('getOfficeQuotation');
const of = (id: number): Story => ({
  parameters: { ...oneLook, path: `room-by-room/b-grid/order/${id}` },
});

export const StatusRequested: Story = of(1);
/** The member's turn, with the day by which. */
export const StatusQuoted: Story = {};
export const StatusAccepted: Story = of(3);
export const StatusScheduled: Story = of(4);
export const StatusDone: Story = of(5);
export const StatusDeclined: Story = of(6);
export const StatusWithdrawn: Story = of(7);
export const StatusExpired: Story = of(8);
/** As it is printed: each line, VAT, the sum and until when it stands. */
export const Print: Story = {
  parameters: { path: 'room-by-room/b-grid/order/2?look=print' },
};
/** A request that nobody quoted yet prints as an estimate, and says so. */
export const PrintEstimate: Story = {
  parameters: { ...oneLook, path: 'room-by-room/b-grid/order/1?look=print' },
};

const acceptAndFail = (code: 'EVENT_REFUSED' | 'VERSION_CONFLICT', status: number): Story => ({
  globals: { language: 'vi' },
  parameters: { ...oneLook, ...answers(mock('moveOfficeQuotation').error(status, { code })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đồng ý báo giá' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đồng ý báo giá' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('alert');
  },
});

/** Its offer ended, or staff were first. */
export const StatusEventRefused: Story = acceptAndFail('EVENT_REFUSED', 422);
export const StatusVersionConflict: Story = acceptAndFail('VERSION_CONFLICT', 409);

export const Loading: Story = { parameters: answers(detail.pending()) };
export const ServerError: Story = { parameters: answers(detail.error()) };
export const NotFound: Story = { parameters: answers(detail.notFound()) };
export const LongText: Story = { parameters: answers(detail.longText()) };
export const Guest: Story = { beforeEach: signOutForStory };
