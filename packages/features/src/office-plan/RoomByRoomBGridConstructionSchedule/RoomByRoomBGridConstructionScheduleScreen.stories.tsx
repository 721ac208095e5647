import { answers, fixtures, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asMember, emptyDevice, office, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridConstructionScheduleScreen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridConstructionSchedule',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/construction-schedule' },
  beforeEach: onDevice(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const detail = mock('getOfficeQuotation');
const page = 'room-by-room/b-grid/construction-schedule';
const ofOrder = (id: number): Story => ({
  parameters: { ...oneLook, path: `${page}?order=${id}` },
  beforeEach: asMember(),
});

/** The project of this device, over Hùng Kings, 30 April and 1 May. */
export const Default: Story = {};
/** One work is looked at four days later: what follows is previewed, and nothing has moved. */
export const Preview: Story = { parameters: { path: `${page}?task=painting&by=4` } };
/** Two works were moved: what was planned beside what is. */
export const Moved: Story = {
  parameters: { path: `${page}?late=painting.2026-04-24%2Cinstallation.2026-05-12` },
};
/** Today lies among the works. */
export const UnderWay: Story = { beforeEach: onDevice({ ...office(), start: '2026-02-09' }) };
/** Works in a year whose holidays are not announced. */
export const NextYear: Story = {
  parameters: oneLook,
  beforeEach: onDevice({ ...office(), start: '2027-01-18' }),
};
/** Works in a year without a list of holidays. */
export const UnknownYear: Story = {
  parameters: oneLook,
  beforeEach: onDevice({ ...office(), start: '2027-12-06' }),
};
/** Nobody named a first day: the works are reckoned from the day of the request. */
export const NoFirstDay: Story = {
  parameters: {
    ...oneLook,
    path: `${page}?order=1`,
    ...answers(
      detail.answer(() => {
        const found = fixtures.officeQuotation(1, 'vi');
        if (found === undefined) throw new Error('no quotation');
        return { data: { ...found, content: { ...office(), start: null } } };
      }),
    ),
  },
  beforeEach: asMember(),
};
/** Nobody chose a plan. */
export const Empty: Story = { beforeEach: emptyDevice };
export const Loading: Story = {
  parameters: { path: `${page}?order=3`, ...answers(detail.pending()) },
  beforeEach: asMember(),
};
export const ServerError: Story = {
  parameters: { path: `${page}?order=3`, ...answers(detail.error()), ...oneLook },
  beforeEach: asMember(),
};
export const NotFound: Story = {
  parameters: { path: `${page}?order=999999`, ...oneLook },
  beforeEach: asMember(),
};
export const LongText: Story = {
  parameters: { path: `${page}?order=3`, ...answers(detail.longText()) },
  beforeEach: asMember(),
};
/** A quotation is its member's: a guest logs in first. */
export const Guest: Story = {
  parameters: { ...oneLook, path: `${page}?order=3` },
  beforeEach: emptyDevice,
};
export const StatusRequested: Story = ofOrder(1);
export const StatusQuoted: Story = ofOrder(2);
/** The first day is not agreed yet. */
export const StatusAccepted: Story = { ...ofOrder(3), parameters: { path: `${page}?order=3` } };
export const StatusScheduled: Story = ofOrder(4);
export const StatusDone: Story = ofOrder(5);
export const StatusDeclined: Story = ofOrder(6);
export const StatusWithdrawn: Story = ofOrder(7);
export const StatusExpired: Story = ofOrder(8);
