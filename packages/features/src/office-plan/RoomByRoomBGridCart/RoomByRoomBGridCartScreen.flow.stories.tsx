import { officeModule } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import { office } from '../testing/office.ts';
import type { Screen } from './RoomByRoomBGridCartScreen.tsx';
import shown, { BesideThePlan } from './RoomByRoomBGridCartScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridCart/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };
const first = office().modules[0]?.module ?? '';
const name = officeModule(first)?.name.vi ?? '';
const placed = (id: string) =>
  readKept(null)?.project.modules.filter(({ module }) => module === id).length;

/** More are wanted beside the plan; none at all takes them off it, and one press brings them back. */
export const ChangesQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = office().modules.length;
    const stepper = within(await canvas.findByRole('group', { name: `Số lượng ${name}` }, patient));
    await userEvent.click(stepper.getByRole('button', { name: 'Thêm một' }));
    await waitFor(
      () => expect(readKept(null)?.project.more).toContainEqual({ module: first, quantity: 1 }),
      patient,
    );
    await expect(readKept(null)?.project.modules).toHaveLength(before);
    await userEvent.click(canvas.getByRole('button', { name: `Bỏ ${name}` }));
    await waitFor(() => expect(placed(first)).toBe(0), patient);
    await canvas.findByText(`Đã bỏ ${name}.`, {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(readKept(null)?.project.modules).toHaveLength(before), patient);
  },
};

/** Another module takes the places of one; what finds none is told. */
export const Exchanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText(/^Thay bằng mô-đun khác/u, {}, patient);
    if (summary === undefined) throw new Error('no alternatives');
    await userEvent.click(summary);
    const [exchange] = canvas.getAllByRole('button', { name: /^Đổi sang / });
    if (exchange === undefined) throw new Error('no alternatives');
    await userEvent.click(exchange);
    await waitFor(() => expect(placed(first)).toBe(0), patient);
    await canvas.findByText(/^Đã đổi /u, {}, patient);
  },
};

/** Whoever comes from a module adds it with one press, and not before. */
export const AddsWhatOneCameWith: Story = {
  ...BesideThePlan,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Thêm' }, patient);
    await expect(readKept(null)?.project.more).toHaveLength(1);
    await userEvent.click(add);
    await waitFor(() => expect(readKept(null)?.project.more).toHaveLength(2), patient);
  },
};
