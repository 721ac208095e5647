import { officeModule } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import { office, onDevice } from '../testing/office.ts';
import type { Screen } from './RoomByRoomBGridCartScreen.tsx';
import shown, {
  BesideThePlan,
  ChooseProject,
  Empty,
} from './RoomByRoomBGridCartScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridCart/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const first = office().modules[0]?.module ?? '';
const name = officeModule(first)?.name.vi ?? '';
const placed = (id: string) =>
  readKept(null)?.project.modules.filter(({ module }) => module === id).length;

/** More are wanted beside the plan; none at all takes them off it, and one press brings them back. */
export const ChangesQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = office().modules.length;
    const stepper = within(await canvas.findByRole('group', { name: `Số lượng ${name}` }));
    await userEvent.click(stepper.getByRole('button', { name: 'Thêm một' }));
    await waitFor(() =>
      expect(readKept(null)?.project.more).toContainEqual({ module: first, quantity: 1 }),
    );
    await expect(readKept(null)?.project.modules).toHaveLength(before);
    await userEvent.click(canvas.getByRole('button', { name: `Bỏ ${name}` }));
    await waitFor(() => expect(placed(first)).toBe(0));
    const told = await canvas.findByText(`Đã bỏ ${name}.`);
    await expect(told.parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(readKept(null)?.project.modules).toHaveLength(before));
  },
};

/** Another module takes the places of one; what finds none is told. */
export const Exchanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText(/^Thay bằng mô-đun khác/u);
    if (summary === undefined) throw new Error('no alternatives');
    await userEvent.click(summary);
    const [exchange] = canvas.getAllByRole('button', { name: /^Đổi sang / });
    if (exchange === undefined) throw new Error('no alternatives');
    await userEvent.click(exchange);
    await waitFor(() => expect(placed(first)).toBe(0));
    const told = await canvas.findByText(/^Đã đổi /u);
    await expect(told.parentElement).toHaveFocus();
  },
};

/** Whoever comes from a module adds it with one press, and not before. */
export const AddsWhatOneCameWith: Story = {
  ...BesideThePlan,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Thêm' });
    await expect(readKept(null)?.project.more).toHaveLength(1);
    await userEvent.click(add);
    await waitFor(() => expect(readKept(null)?.project.more).toHaveLength(2));
  },
};

/** A member's projects lie in the account: the module goes into the one that is pressed. */
export const IntoWhichProject: Story = {
  ...ChooseProject,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Dự án của bạn' }));
    const [project] = await list.findAllByRole('link');
    await expect(project).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/cart?project=1&module=5',
    );
    await expect(canvas.getByRole('link', { name: 'Văn phòng mới' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/step-1?choose=new&module=5',
    );
  },
};

/** Who has no plan begins one, and the module goes along. */
export const BeginsWithAModule: Story = {
  ...Empty,
  parameters: { path: 'room-by-room/b-grid/cart?module=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Chọn mặt bằng' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/step-1?module=5',
    );
  },
};

/** What never stood on the plan is in no place of it. */
export const ExchangesOffThePlan: Story = {
  beforeEach: onDevice({ ...office(), modules: [], more: [{ module: 'desk-2', quantity: 3 }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Thay bằng mô-đun khác/u));
    const [exchange] = canvas.getAllByRole('button', { name: /^Đổi sang / });
    if (exchange === undefined) throw new Error('no alternatives');
    await userEvent.click(exchange);
    await expect(await canvas.findByText(/^Đã đổi /u)).not.toHaveTextContent('chỗ cũ');
  },
};
