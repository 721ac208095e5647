import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { readKept } from '../store/kept-projects.ts';
import { readPicture } from '../store/own-pictures.ts';
import { pageOfPlan, pageOfScan, pageOfWords, planPdf } from '../testing/plan-pdf.ts';
import type { Screen } from './RoomByRoomBGridStep1Screen.tsx';
import shown from './RoomByRoomBGridStep1Screen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridStep1/own PDF',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 20_000 };
const now = () => readKept(null)?.project;

const choose = async ({ canvas, userEvent }: Stage, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/^Chọn ảnh bản vẽ/u, {}, patient), file);

/** The page is kept as it looks; what its lines say exactly comes along: the door, and the walls to which corners go. */
export const TakesAPage: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, planPdf('tang-7.pdf', [pageOfPlan]));
    await canvas.findByAltText('Bản vẽ đã chọn: tang-7.pdf', {}, patient);
    await canvas.findByText('Đã thấy 1 cửa trong nét vẽ');
    await expect(canvas.queryByRole('group', { name: 'Trang' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await canvas.findByLabelText('Chiều dài giữa hai điểm', {}, patient);
    const project = now();
    await expect(project).toMatchObject({ width: 2_000, height: 1_400, scale: null, rooms: [] });
    // 90 points of 800 wide, in a picture of 2,000.
    const [door] = project?.doors ?? [];
    await expect(project?.doors).toHaveLength(1);
    await expect(door?.kind).toBe('single');
    await expect(door?.opening[0]).toEqual([
      expect.closeTo(1_000, 0),
      expect.closeTo((560 - 220) * 2.5, 0),
    ]);
    await expect(door?.opening[1]).toEqual([
      expect.closeTo(1_000, 0),
      expect.closeTo((560 - 310) * 2.5, 0),
    ]);
    const plan = project?.plan;
    const kept = plan?.kind === 'own' ? await readPicture(plan.file) : null;
    await expect(kept?.walls.length).toBeGreaterThanOrEqual(4);
  },
};

/** A sheet that names its scale is believed at a press: 800 points at 1:100 are 28.22 m. */
export const TakesTheScaleOfTheSheet: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, planPdf('tang-7.pdf', [pageOfPlan]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản vẽ này' }, patient));
    await userEvent.click(
      await canvas.findByRole('button', { name: '1:100 · cả trang rộng 28,22 m' }, patient),
    );
    // A door of 3.17 m is none that anybody builds: it is asked about before it counts.
    await canvas.findByText('Theo tỷ lệ này, cửa rộng 3,17 m. Có đúng không?');
    await expect(now()?.scale).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vẫn dùng tỷ lệ này' }));
    await waitFor(() => expect(now()?.scale).toBeCloseTo(28.222 / 2_000, 6), patient);
    await expect(canvas.queryByText('Trang giấy có ghi tỷ lệ')).toBeNull();
  },
};

/** Of several pages the one with the floor is chosen; a blank one is told, and the way on stays where it was. */
export const TurnsPages: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, planPdf('ho-so.pdf', [pageOfWords, '', pageOfPlan]));
    await canvas.findByText('Tệp có 3 trang. Chọn trang có mặt bằng.', {}, patient);
    await canvas.findByAltText('Bản vẽ đã chọn: ho-so.pdf', {}, patient);
    const next = canvas.getByRole('button', { name: 'Trang sau' });
    await userEvent.click(next);
    await canvas.findByText('Trang 2 không dùng được', {}, patient);
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await canvas.findByText('Đã thấy 1 cửa trong nét vẽ', {}, patient);
    await expect(next).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await waitFor(() => expect(now()?.doors).toHaveLength(1), patient);
  },
};

/** A scan in a PDF is a picture like any other, whatever it is packed with: no line of it is known. */
export const TakesAScan: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await choose(stage, planPdf('quet.pdf', [pageOfScan]));
    await canvas.findByAltText('Bản vẽ đã chọn: quet.pdf', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản vẽ này' }));
    await waitFor(() => expect(now()).toMatchObject({ width: 2_000, doors: [] }), patient);
  },
};

/** A locked file, a broken one, and one whose reader cannot be fetched: each is told, and the next can be chosen at once. */
export const RefusesWhatCannotBeOpened: Story = {
  play: async (stage) => {
    const says = async (file: File, words: RegExp) => {
      await choose(stage, file);
      const alert = await stage.canvas.findByRole('alert', {}, patient);
      await within(alert).findByText(words, {}, patient);
    };
    await says(planPdf('khoa.pdf', [pageOfPlan], true), /^PDF này có mật khẩu/u);
    await says(new File(['%PDF-1.7 '], 'gia.png', { type: 'image/png' }), /^Tệp nói là PDF/u);
    const worker = spyOn(window, 'Worker').mockImplementation(() => {
      throw new DOMException('No worker', 'SecurityError');
    });
    try {
      await says(planPdf('khong-mang.pdf', [pageOfPlan]), /^Chưa tải được phần đọc tệp/u);
    } finally {
      worker.mockRestore();
    }
    await expect(now()).toBeUndefined();
  },
};
