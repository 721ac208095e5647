import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './RoomByRoomDemoIntroductionScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomDemoIntroduction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/demo/introduction' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(mock('getRoomHome').longText()) };

const look = (code: string) => ({
  path: `room-by-room/demo/introduction?brand=${encodeURIComponent(code)}`,
});

/** A partner's look, as its link carries it: the page wears it. */
export const BrandTried: Story = {
  parameters: look(
    'f7f8f4.16241d.14463c.b4552d.2f6b57~10~VT~Vạn Thắng~Căn hộ bên sông, chọn từng phòng',
  ),
};
/** Yellow on white: each weak pair is named, the page wears what can be read, and the file waits until they are mended. */
export const BrandHardToRead: Story = {
  parameters: look('ffffff.9a9a9a.f2d64b.f2d64b.f5e27a~4~H~Hoa Mai~Nắng trong từng căn'),
};
const send = mock('sendLead');
const typed = {
  company: 'Công ty Nhà Mới',
  name: 'Nguyễn Thu An',
  phone: '0912345678',
  email: 'thu.an@hien.example',
};
const fill: Story['play'] = (context) => sendFilled(context, typed);

export const Invalid: Story = { play: pressSend };
export const Sending: Story = { parameters: answers(send.pending()), play: fill };
export const Received: Story = { play: fill };
export const SendingFailed: Story = { parameters: answers(send.error()), play: fill };
export const SendingOffline: Story = {
  parameters: { ...answers(send.offline()), ...oneLook },
  play: fill,
};
export const RateLimited: Story = { parameters: answers(send.rateLimited()), play: fill };
