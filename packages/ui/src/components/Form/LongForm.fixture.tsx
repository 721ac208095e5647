import * as z from 'zod/mini';
import { cleanPhone, fold, formatPhone, grouped } from '../../testing/formats.ts';
import { dateTexts, storyDay } from '../../testing/dates.ts';
import { addressTexts, loadDivisions } from '../../testing/divisions.ts';
import { arrives, imageTexts } from '../../testing/uploads.ts';
import { common } from '../../testing/languages/common.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { ImageUploader } from '../ImageUploader/ImageUploader.tsx';
import { Input } from '../Input/Input.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { Form, type SubmitFailure } from './Form.tsx';
import { FormAddressFields } from './FormAddressFields.tsx';
import { FormDraft } from './FormDraft.tsx';
import { FormField } from './FormField.tsx';
import { FormGroup } from './FormGroup.tsx';
import { LeaveGuard, type LeaveBlocker } from './LeaveGuard.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { DraftStore } from './use-draft.ts';

const text = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const schema = z.object({
  name: text('Nhập họ và tên.'),
  phone: z.string().check(z.regex(/^\d{10}$/, 'Số điện thoại có 10 chữ số.')),
  city: text('Chọn tỉnh, thành phố.'),
  district: z.nullable(text('Chọn quận, huyện.')),
  ward: text('Chọn phường, xã.'),
  budget: z.nullable(z.number()).check(z.refine((value) => value !== null, 'Nhập ngân sách.')),
  handover: z.nullable(z.string()).check(z.refine((value) => value !== null, 'Chọn một ngày.')),
  photos: z.array(z.string()).check(z.minLength(1, 'Thêm ít nhất một ảnh.')),
  stars: z.nullable(z.number()).check(z.refine((value) => value !== null, 'Chọn số sao.')),
});

export type LongValues = z.input<typeof schema>;

export const emptyLong: LongValues = {
  name: '',
  phone: '',
  city: '',
  district: '',
  ward: '',
  budget: null,
  handover: null,
  photos: [],
  stars: null,
};

export const fullLong: LongValues = {
  name: 'Trần Thị Ngọc Ánh',
  phone: '0912345678',
  city: 'Hà Nội',
  district: 'Quận 1',
  ward: 'Phường Đa Kao',
  budget: 129_000_000,
  handover: '2026-03-20',
  photos: ['/media/rooms/living-japandi-01.avif'],
  stars: 4,
};

const silent: DraftStore = { read: () => null, write: () => undefined, clear: () => undefined };

export interface LongFormProps {
  initialValues?: LongValues;
  store?: DraftStore;
  /** The draft goes in by itself. */
  atOnce?: boolean;
  onSubmit?: (values: LongValues) => Promise<SubmitFailure | void>;
  blocker?: LeaveBlocker;
  onUnsaved?: (unsaved: boolean) => void;
}

/** A long form with one of each control, one line a field: what a screen writes. */
export const LongForm = ({
  initialValues = emptyLong,
  store = silent,
  atOnce = false,
  onSubmit = () => Promise.resolve(),
  blocker,
  onUnsaved,
}: LongFormProps) => (
  <InLanguage>
    <Form
      schema={schema}
      initialValues={initialValues}
      onSubmit={onSubmit}
      summaryTitle={(count) => `Có ${count} chỗ cần sửa`}
      style={{ maxWidth: 560 }}
    >
      <FormDraft
        store={store}
        texts={{
          found: 'Bạn còn một bản nháp chưa gửi.',
          restore: 'Dùng bản nháp',
          discard: 'Bỏ',
        }}
        {...(atOnce ? { atOnce: { text: 'Đã điền lại.', startOver: 'Viết lại từ đầu' } } : {})}
      />
      <FormField name="name" label={common.fullName} required>
        <Input autoComplete="name" />
      </FormField>
      <FormField name="phone" label="Số điện thoại" required>
        <PhoneInput clean={cleanPhone} format={formatPhone} />
      </FormField>
      <FormAddressFields load={loadDivisions} fold={fold} texts={addressTexts} />
      <FormField name="budget" label="Ngân sách" required>
        <MoneyInput format={grouped} unit="đ" />
      </FormField>
      <FormField name="handover" label="Ngày nhận nhà" required>
        <DateField texts={dateTexts} today={storyDay} />
      </FormField>
      <FormGroup name="photos" legend="Ảnh căn hộ">
        <ImageUploader limit={10} upload={arrives} texts={imageTexts} />
      </FormGroup>
      <FormGroup name="stars" legend="Bạn thích phong cách này đến đâu?">
        <RatingInput
          words={['Không', 'Ít', 'Vừa', 'Thích', 'Rất thích']}
          starLabel={(stars) => `${stars} sao`}
        />
      </FormGroup>
      <LeaveGuard
        {...(blocker ? { blocker } : {})}
        {...(onUnsaved ? { onUnsaved } : {})}
        texts={{
          title: 'Rời trang khi chưa gửi?',
          description: 'Những gì bạn đã điền được giữ làm bản nháp trên máy này.',
          leave: 'Rời trang',
          stay: 'Ở lại',
          failed: 'Chưa rời được trang.',
          waiting: 'Đang rời trang',
        }}
      />
      <SubmitButton size="lg">Gửi yêu cầu</SubmitButton>
    </Form>
  </InLanguage>
);
