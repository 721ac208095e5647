import * as z from 'zod/mini';
import { editorLabels } from '../RichTextEditor/RichTextEditor.fixture.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { Form, type SubmitFailure } from './Form.tsx';
import { FormEditor } from './FormEditor.tsx';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { common } from '../../testing/languages/common.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';

const schema = z.object({
  stock: z.number().check(z.minimum(2, 'Mỗi lần bán ít nhất hai chiếc.')),
  story: z.string().check(z.minLength(1, 'Viết vài dòng về sản phẩm.')),
});

export type OfferValues = z.input<typeof schema>;

export const fullOffer: OfferValues = { stock: 12, story: '<p>Gỗ sồi Mộc Châu.</p>' };

export interface OfferFormProps {
  initialValues?: OfferValues;
  onSubmit?: (values: OfferValues) => Promise<SubmitFailure | void>;
}

/** A form with what is neither a line of text nor a choice: an editor and a stepper. */
export const OfferForm = ({
  initialValues = { stock: 1, story: '' },
  onSubmit = () => Promise.resolve(),
}: OfferFormProps) => (
  <InLanguage>
    <Form
      schema={schema}
      initialValues={initialValues}
      onSubmit={onSubmit}
      summaryTitle={(count) => `Có ${count} chỗ cần sửa`}
      style={{ maxWidth: 640 }}
    >
      <FormField name="stock" label="Số lượng có sẵn" hint="Tính cả hàng ở xưởng." required>
        <QuantityStepper
          decreaseLabel={common.oneLess}
          increaseLabel={common.oneMore}
          max={40}
          maxReason="Nhiều hơn 40 chiếc, hãy đăng bán sỉ."
        />
      </FormField>
      <FormEditor
        name="story"
        label="Mô tả sản phẩm"
        hint="Chất liệu, kích thước, cách bảo quản."
        required
        labels={editorLabels}
        minHeight={160}
      />
      <SubmitButton size="lg">Đăng bán</SubmitButton>
    </Form>
  </InLanguage>
);
