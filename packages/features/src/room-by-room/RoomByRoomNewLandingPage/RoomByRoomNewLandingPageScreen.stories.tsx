import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { Screen } from './RoomByRoomNewLandingPageScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomNewLandingPage',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/new/landing-page' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(homes.longText()) };

const send = mock('sendLead');
const typed = {
  project: 'Chung cư Sông Mã',
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
