import { answers, mock } from '@hien/api/testing';
import { rectanglePlan, withPlan } from '@hien/domain/office-plan';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asMember, emptyDevice, office, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridStep2Screen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridStep2',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/step-2' },
  beforeEach: onDevice(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const project = mock('getOfficeProject');
const saved = 'room-by-room/b-grid/step-2?project=1';

export const Default: Story = {};
/** Four walls, and nothing in them yet. */
export const Unfurnished: Story = {
  beforeEach: onDevice(withPlan(office(), rectanglePlan(9, 7, 'Khu làm việc'))),
};
/** More people than the floor can seat. */
export const Crowded: Story = { beforeEach: onDevice({ ...office(), headcount: 200 }) };
/** No room is for work. */
export const NoWorkArea: Story = {
  beforeEach: onDevice({
    ...office(),
    rooms: office().rooms.filter(({ kind }) => kind !== 'work'),
    modules: [],
  }),
};
/** Nobody chose a plan. */
export const Empty: Story = { beforeEach: emptyDevice };
export const LongText: Story = {
  beforeEach: onDevice({
    ...office(),
    rooms: office().rooms.map((room) => ({ ...room, name: `${room.name} `.repeat(4).trim() })),
  }),
};
export const Loading: Story = {
  parameters: { path: saved, ...answers(project.pending()) },
  beforeEach: asMember(),
};
export const ServerError: Story = {
  parameters: { path: saved, ...answers(project.error()), ...oneLook },
  beforeEach: asMember(),
};
export const NotFound: Story = {
  parameters: { path: 'room-by-room/b-grid/step-2?project=999999', ...oneLook },
  beforeEach: asMember(),
};
/** What was changed here has not reached the server. */
export const SaveFailed: Story = {
  parameters: { path: saved, ...answers(mock('saveOfficeProject').error()) },
  beforeEach: asMember(onDevice(office(), 1, 2)),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
