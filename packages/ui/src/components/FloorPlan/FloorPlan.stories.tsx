import type { Meta, StoryObj } from '@storybook/react-vite';
import { planLabels, twoFloors } from './FloorPlan.fixture.ts';
import { FloorPlan } from './FloorPlan.tsx';

const meta = {
  title: 'ui/Media/FloorPlan',
  component: FloorPlan,
  args: { label: 'Căn duplex Sông Xanh', floors: twoFloors, labels: planLabels },
  argTypes: { floors: { control: false }, labels: { control: false } },
} satisfies Meta<typeof FloorPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFloors: Story = {};
export const OneFloor: Story = { args: { floors: twoFloors.slice(0, 1) } };
export const RoomChosen: Story = { args: { room: 'study' } };
export const LongText: Story = {
  args: {
    floors: twoFloors.map((floor) => ({
      ...floor,
      name: `${floor.name} `.repeat(3),
      rooms: floor.rooms.map((room) => ({ ...room, name: `${room.name} `.repeat(3) })),
    })),
  },
};
