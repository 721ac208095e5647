import { answers, fixtures, mock } from '@hien/api/testing';
import { type OfficeProject, rectanglePlan, withPlan } from '@hien/domain/office-plan';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { onFoundPlan } from '../testing/found-plan.ts';
import { asMember, emptyDevice, office, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridStep1DoorDetectionScreen.tsx';

const path = 'room-by-room/b-grid/step-1-door-detection';
const meta = {
  title: 'screens/office-plan/RoomByRoomBGridStep1DoorDetection',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path },
  beforeEach: onDevice(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const project = mock('getOfficeProject');

/** As doors are that nobody has looked at yet. */
const doubtful = (): OfficeProject => ({
  ...office(),
  doors: office().doors.map((door, at) => ({
    ...door,
    certainty: at % 5 === 1 ? 'check' : at % 3 === 2 ? 'likely' : 'sure',
  })),
});

export const Default: Story = {};
/** A door is looked at: what holds it, and all that can be done with it. */
export const Chosen: Story = { parameters: { path: `${path}?door=2` } };
/** An upright wall, a door without a leaf. */
export const ChosenSliding: Story = { parameters: { path: `${path}?door=10` } };
export const Doubtful: Story = {
  parameters: { path: `${path}?door=2` },
  beforeEach: onDevice(doubtful()),
};
/** Four walls: no doors are known, and the tools are there. */
export const NoDoors: Story = {
  beforeEach: onDevice(withPlan(office(), rectanglePlan(9, 7, 'Khu làm việc'))),
};
/** A door that lies on no wall can be taken away, and the rest goes on. */
export const OffWall: Story = {
  parameters: { path: `${path}?door=1` },
  beforeEach: onDevice({
    ...office(),
    doors: office().doors.map((door, at) =>
      at === 0
        ? {
            ...door,
            opening: [
              [300, 300],
              [360, 300],
            ] as const,
          }
        : door,
    ),
  }),
};
/** A door was moved to where desks stand. */
export const InDoorway: Story = {
  beforeEach: onDevice({
    ...office(),
    modules: [...office().modules, { module: 'desk-2', room: 'work', x: 7.6, y: 7, turn: 0 }],
  }),
};
/** A picture whose rooms nobody has outlined. */
export const NoRooms: Story = {
  beforeEach: onDevice({ ...office(), rooms: [], doors: [], modules: [], scale: null }),
};
/** Nobody chose a plan. */
export const Empty: Story = { beforeEach: emptyDevice };
export const LongText: Story = {
  parameters: { path: `${path}?door=2` },
  beforeEach: onDevice({
    ...office(),
    rooms: office().rooms.map((room) => ({ ...room, name: `${room.name} `.repeat(4).trim() })),
  }),
};
export const Loading: Story = {
  parameters: { path: `${path}?project=1`, ...answers(project.pending()) },
  beforeEach: asMember(),
};
export const ServerError: Story = {
  parameters: { path: `${path}?project=1`, ...answers(project.error()), ...oneLook },
  beforeEach: asMember(),
};
export const NotFound: Story = {
  parameters: { path: `${path}?project=999999`, ...oneLook },
  beforeEach: asMember(),
};

const detect = mock('detectPlan');
const finding = /^(Tìm cửa tự động|Have the doors found|문 자동으로 찾기)$/u;
/** Presses “find doors”, in whatever language the page is. */
const look: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const part = await canvas.findByRole('region', { name: finding });
  const [button] = within(part).getAllByRole('button');
  if (button !== undefined) await userEvent.click(button);
};

/** A picture of one's own: a press has its doors found, and says what is sent before it is. */
export const OwnPicture: Story = { beforeEach: onFoundPlan() };
export const Looking: Story = {
  parameters: { ...answers(detect.pending()), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
/** Three certainties by colour and word, those to look at first. */
export const Found: Story = { beforeEach: onFoundPlan(), play: look };
export const FoundNone: Story = {
  parameters: {
    ...answers(detect.answer({ data: { ...fixtures.foundPlan(null), doors: [] } })),
    ...oneLook,
  },
  beforeEach: onFoundPlan(),
  play: look,
};
export const StatusTooLarge: Story = {
  parameters: { ...answers(detect.error(413)), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
export const StatusUnsupportedMedia: Story = {
  parameters: { ...answers(detect.error(415)), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
export const StatusRateLimited: Story = {
  parameters: { ...answers(detect.rateLimited()), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
export const StatusUnavailable: Story = {
  parameters: { ...answers(detect.error(503)), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
export const Offline: Story = {
  parameters: { ...answers(detect.offline()), ...oneLook },
  beforeEach: onFoundPlan(),
  play: look,
};
