import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sendFilled } from '../../shared/forms/story-steps.ts';
import { asMember, office } from '../testing/office.ts';
import { readKept } from '../store/kept-projects.ts';
import type { Screen } from './RoomByRoomBGridStep3Screen.tsx';
import shown, { Shared } from './RoomByRoomBGridStep3Screen.stories.tsx';

let sent: { content: object; name: string; phone: string }[] = [];

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep3/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const [quotation] = fixtures.officeQuotations();

/** The office goes to staff as it is, once, with who asks. */
export const AsksForAQuotation: Story = {
  parameters: {
    path: 'room-by-room/b-grid/step-3?project=1',
    ...answers(
      mock('requestOfficeQuotation').answer(({ body }) => {
        sent.push(body);
        if (quotation === undefined) throw new Error('No quotation');
        return { data: quotation };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    return asMember()();
  },
  play: async (step) => {
    await step.canvas.findByLabelText(/^Họ và tên|^Tên/u);
    await sendFilled(step, { name: 'Nguyễn Thu An', phone: '0912345678', note: '' });
    await step.canvas.findByText(`Đã nhận yêu cầu ${quotation?.number}`);
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({
      name: 'Nguyễn Thu An',
      content: { headcount: 24, modules: office().modules },
    });
  },
};

/** A link's office becomes one's own with a press, and is not before. */
export const TakesACopy: Story = {
  ...Shared,
  play: async ({ canvas, userEvent }) => {
    const take = await canvas.findByRole('button', { name: 'Lấy một bản' });
    await expect(readKept(null)).toBeNull();
    await userEvent.click(take);
    await waitFor(() =>
      expect(readKept(null)?.project).toMatchObject({
        name: 'Tầng 5',
        headcount: 12,
        company: '',
      }),
    );
  },
};

/** Another first day moves the handover, over Sundays and holidays. */
export const AnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Bắt đầu từ ngày');
    const before = canvas.getByText('Bàn giao', { selector: 'dt' }).nextSibling?.textContent;
    await userEvent.clear(field);
    await userEvent.type(field, '01/09/2026{Enter}');
    await waitFor(() => expect(readKept(null)?.project.start).toBe('2026-09-01'));
    // The second and the first of September are holidays.
    await canvas.findByText('03/09/2026', { selector: 'dd' });
    await expect(
      canvas.getByText('Bàn giao', { selector: 'dt' }).nextSibling?.textContent,
    ).not.toBe(before);
  },
};
