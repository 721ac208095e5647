import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asMember, emptyDevice, office, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridCartScreen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridCart',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/cart' },
  beforeEach: onDevice(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const project = mock('getOfficeProject');
const saved = 'room-by-room/b-grid/cart?project=1';

/** A guest's modules, as they stand on the plan. */
export const Default: Story = {};
/** Some are wanted beside the plan, and somebody came from a module. */
export const BesideThePlan: Story = {
  parameters: { path: 'room-by-room/b-grid/cart?module=5' },
  beforeEach: onDevice({ ...office(), more: [{ module: 'desk-2', quantity: 3 }] }),
};
/** Nobody chose a plan. */
export const Empty: Story = { beforeEach: emptyDevice };
/** A member came with a module, and says into which project. */
export const ChooseProject: Story = {
  parameters: { path: 'room-by-room/b-grid/cart?module=5' },
  beforeEach: asMember(emptyDevice),
};
/** A member's device has a project of its own; those of the account are a press away. */
export const OnThisDevice: Story = {
  parameters: { path: 'room-by-room/b-grid/cart?module=5' },
  beforeEach: asMember(onDevice()),
};
/** Rooms, and nothing in them. */
export const Unfurnished: Story = { beforeEach: onDevice({ ...office(), modules: [], more: [] }) };
export const LongText: Story = {
  beforeEach: onDevice({ ...office(), name: 'Văn phòng đại diện miền Trung '.repeat(2).trim() }),
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
  parameters: { path: 'room-by-room/b-grid/cart?project=999999', ...oneLook },
  beforeEach: asMember(),
};
