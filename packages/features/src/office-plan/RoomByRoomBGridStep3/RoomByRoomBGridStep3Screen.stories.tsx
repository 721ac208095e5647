import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sendFilled } from '../../shared/forms/story-steps.ts';
import { asMember, emptyDevice, office, onDevice } from '../testing/office.ts';
import { Screen } from './RoomByRoomBGridStep3Screen.tsx';

const meta = {
  title: 'screens/office-plan/RoomByRoomBGridStep3',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/step-3' },
  beforeEach: onDevice(),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const project = mock('getOfficeProject');
const request = mock('requestOfficeQuotation');
const saved = 'room-by-room/b-grid/step-3?project=1';

/** A guest: everything but the request. */
export const Default: Story = {};
export const Print: Story = { parameters: { path: 'room-by-room/b-grid/step-3?look=print' } };
/** Nobody chose a plan. */
export const Empty: Story = { beforeEach: emptyDevice };
/** Rooms, and nothing in them. */
export const Unfurnished: Story = { beforeEach: onDevice({ ...office(), modules: [], more: [] }) };
/** Works in a year whose holidays are not announced. */
export const NextYear: Story = { beforeEach: onDevice({ ...office(), start: '2027-01-18' }) };
/** The day that was chosen is over by now. */
export const PastDay: Story = { beforeEach: onDevice({ ...office(), start: '2026-01-12' }) };
export const LongText: Story = {
  beforeEach: onDevice({
    ...office(),
    name: `Văn phòng đại diện ${'miền-Trung-'.repeat(12)}Tây-Nguyên`,
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
  parameters: { path: 'room-by-room/b-grid/step-3?project=999999', ...oneLook },
  beforeEach: asMember(),
};
/** A floor of 63 m² as a link carries it. */
export const Shared: Story = {
  parameters: {
    path: 'room-by-room/b-grid/step-3#p=nZFBasMwFESvEmb9a2STJu2_QpbtznghLBGLyFKQpaQheN1rdNc7tMueJDcpwgmlmxCy-vMRb2YkHbEDlwQnew3G6-nr061njyC0vt9KdwADhE5L1frkIrisCEq7wcR8loYkLQhbKx34iI1xCoyg2yjd2mqMhL1RsQM_C5GNzLqL4GVehlZaDRaFKAnB-34A10eY7LD3YQO6-J23c8tVl2b256Of7czp-70FwadojdPguhYkGqpz2GUuRVbTbMaGoLwPOeoiX7R24BiSJvReJaunIpMGQ-lh81BiKvlX5w1cFhXhABaEmIIDi5FuAqvi6T5wXszvA5c3VF1cu2NVLK6g1bXMf2iTXzno6QOGKEMEu2Tt-As',
  },
  beforeEach: emptyDevice,
};
export const BrokenLink: Story = {
  parameters: { path: 'room-by-room/b-grid/step-3#p=abc' },
  beforeEach: emptyDevice,
};

/** The day of works is a field as well: the form is there when its own are. */
async function fill(context: Context, values: Readonly<Record<string, string>>) {
  await waitFor(() => expect(context.canvasElement.querySelector('[name=phone]')).not.toBeNull());
  await sendFilled(context, values);
}

const ask = (context: Context) =>
  fill(context, { name: 'Nguyễn Thu An', phone: '0912345678', note: 'Cần xong trước Tết' });

export const Member: Story = { parameters: { path: saved }, beforeEach: asMember() };
/** Pressed with nothing filled in: every complaint at its field. */
export const Invalid: Story = {
  parameters: { path: saved },
  beforeEach: asMember(),
  play: (context) => fill(context, { name: ' ', phone: '12' }),
};
export const Sending: Story = {
  parameters: { path: saved, ...answers(request.pending()) },
  beforeEach: asMember(),
  play: ask,
};
export const Received: Story = { parameters: { path: saved }, beforeEach: asMember(), play: ask };
export const SendFailed: Story = {
  parameters: { path: saved, ...answers(request.error()) },
  beforeEach: asMember(),
  play: ask,
};
export const RateLimited: Story = {
  parameters: { path: saved, ...answers(request.rateLimited()), ...oneLook },
  beforeEach: asMember(),
  play: ask,
};
/** As many requests are open as one may have. */
export const StatusOfficeFull: Story = {
  parameters: { path: saved, ...answers(request.error(422, { code: 'OFFICE_FULL' })) },
  beforeEach: asMember(),
  play: ask,
};
