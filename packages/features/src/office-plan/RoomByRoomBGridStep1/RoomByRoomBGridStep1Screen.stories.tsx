import { answers, mock } from '@hien/api/testing';
import {
  type OfficeProject,
  emptyProject,
  outlineOf,
  picturePlan,
  withPlan,
  withRoom,
} from '@hien/domain/office-plan';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asMember, emptyDevice, office, onDevice, onPaper } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridStep1Screen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridStep1',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/step-1' },
  beforeEach: emptyDevice,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const outlined = (project: OfficeProject): OfficeProject =>
  (
    [
      ['work', { x: 100, y: 100, width: 700, height: 800 }],
      ['meeting', { x: 800, y: 100, width: 700, height: 400 }],
      ['reception', { x: 800, y: 500, width: 700, height: 400 }],
    ] as const
  ).reduce<OfficeProject>((all, [kind, box]) => withRoom(all, outlineOf(box), kind, 'vi'), {
    ...project,
    scale: 0.01,
  });

const plans = mock('listOfficePlans');
const project = mock('getOfficeProject');
const projects = mock('listOfficeProjects');
const saved = 'room-by-room/b-grid/step-1?project=1';

/** A guest who has planned nothing. */
export const Default: Story = {};
export const Loading: Story = { parameters: answers(plans.pending()) };
export const Empty: Story = { parameters: answers(plans.empty()) };
export const ServerError: Story = { parameters: answers(plans.error()) };
export const Offline: Story = { parameters: { ...answers(plans.offline()), ...oneLook } };
export const LongText: Story = { parameters: answers(plans.longText()) };
/** A guest's plan with its rooms. */
export const Planned: Story = { beforeEach: onDevice() };
/** A picture of one's own, before anything is known of it. */
export const OwnPicture: Story = { beforeEach: onPaper() };
/** Its rooms are outlined; one is chosen. */
export const OwnRooms: Story = {
  parameters: { path: 'room-by-room/b-grid/step-1?room=r2' },
  beforeEach: onPaper(outlined),
};
/** The picture lies on another device: what is known of it is here. */
export const OwnElsewhere: Story = {
  beforeEach: onDevice({
    ...outlined(withPlan(emptyProject, picturePlan('another-device', 1_600, 1_000))),
  }),
};
/** Another plan for the same office. */
export const AnotherPlan: Story = {
  parameters: { path: 'room-by-room/b-grid/step-1?choose=plan' },
  beforeEach: onDevice(),
};
/** A member chooses among what was planned and what could be. */
export const Member: Story = { beforeEach: asMember() };
export const MemberEmpty: Story = {
  parameters: answers(projects.empty()),
  beforeEach: asMember(),
};
export const ProjectsLoading: Story = {
  parameters: answers(projects.pending()),
  beforeEach: asMember(),
};
export const ProjectsFailed: Story = {
  parameters: answers(projects.error()),
  beforeEach: asMember(),
};
/** Signed in with a plan that lies on this device alone. */
export const TakeAlong: Story = { beforeEach: asMember(onDevice()) };
export const Saved: Story = { parameters: { path: saved }, beforeEach: asMember() };
export const SavedLoading: Story = {
  parameters: { path: saved, ...answers(project.pending()) },
  beforeEach: asMember(),
};
export const SavedFailed: Story = {
  parameters: { path: saved, ...answers(project.error()) },
  beforeEach: asMember(),
};
export const NotFound: Story = {
  parameters: { path: 'room-by-room/b-grid/step-1?project=999999', ...oneLook },
  beforeEach: asMember(),
};
/** A member's project, and nobody is signed in. */
export const Guest: Story = { parameters: { path: saved } };
/** Another device was first. */
export const StatusVersionConflict: Story = {
  parameters: { path: saved },
  beforeEach: asMember(onDevice({ ...office(), headcount: 30 }, 1, 1)),
};
/** The account keeps as many projects as one can. */
export const StatusOfficeFull: Story = {
  parameters: answers(mock('saveOfficeProject').error(422, { code: 'OFFICE_FULL' })),
  beforeEach: asMember(),
  play: async ({ canvas, userEvent }) => {
    const [plan] = await canvas.findAllByRole('button', { name: /m²|㎡/u });
    if (plan !== undefined) await userEvent.click(plan);
    await canvas.findByRole('alert');
  },
};
