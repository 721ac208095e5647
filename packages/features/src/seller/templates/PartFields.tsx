import {
  type ItemField,
  type TemplateFields,
  type TemplatePart,
  blankItem,
  blankPart,
  itemWordFields,
  partsIn,
  templateFaults,
  templatePartNames,
  templateParts,
  withoutPart,
} from '@hien/domain';
import { Checkbox, Input } from '@hien/ui';
import { FormGroup, useFormField } from '@hien/ui/form';
import { useRef, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { HashtagField } from '../ShopManagerUploadItem/HashtagField.tsx';
import { DeliveryFields } from '../ShopManagerUploadItem/DeliveryStep.tsx';
import { ItemFieldBox } from '../ShopManagerUploadItem/ItemFieldBox.tsx';
import { type Beside, BesideChoice, WordField } from '../ShopManagerUploadItem/WordsStep.tsx';
import type { Step } from '../ShopManagerUploadItem/wizard.ts';
import * as s from './templates.css.ts';

const isWords = (field: ItemField): field is (typeof itemWordFields)[number] =>
  itemWordFields.some((one) => one === field);

const fieldsOf = (part: TemplatePart): readonly ItemField[] => templateParts[part];

/** The parts that a template has: each is ticked, and then written as it is in an item. */
export function PartFields() {
  const text = useText();
  const { value: fields, error, setValue } = useFormField<TemplateFields>('fields');
  const [beside, setBeside] = useState<Beside>('en');
  /** What was typed of a part that was unticked comes back with it. */
  const unticked = useRef<TemplateFields>({});
  const chosen = partsIn(fields);
  const step: Step = {
    content: {
      ...blankItem,
      ...fields,
      connections: [],
      options: [],
      pictures: [],
      story: [],
      hashtags: [...(fields.hashtags ?? [])],
    },
    type: (change) => setValue({ ...fields, ...change }),
    faults: error === undefined ? [] : templateFaults(fields),
  };
  const tick = (part: TemplatePart, on: boolean) => {
    if (on) setValue({ ...fields, ...blankPart(part), ...typedOf(unticked.current, part) });
    else {
      unticked.current = { ...unticked.current, ...typedOf(fields, part) };
      setValue(withoutPart(fields, part));
    }
  };
  return (
    <FormGroup
      name="fields"
      legend={text('seller.template.parts')}
      hint={text('seller.template.parts.hint')}
      required
    >
      <div className={s.parts}>
        {chosen.some((part) => fieldsOf(part).some(isWords)) ? (
          <BesideChoice beside={beside} onChoose={setBeside} />
        ) : null}
        {templatePartNames.map((part) => {
          const isOn = chosen.includes(part);
          return (
            <div key={part} className={isOn ? s.partOpen : undefined}>
              <Checkbox
                checked={isOn}
                onChange={(event) => tick(part, event.currentTarget.checked)}
              >
                {text(`seller.template.part.${part}`)}
              </Checkbox>
              {isOn ? (
                <div className={s.partFields}>
                  {fieldsOf(part)
                    .filter(isWords)
                    .map((field) => (
                      <WordField key={field} field={field} beside={beside} {...step} />
                    ))}
                  {part === 'origin' ? <Producer {...step} /> : null}
                  {part === 'hashtags' ? <HashtagField {...step} /> : null}
                  <DeliveryFields fields={fieldsOf(part)} {...step} />
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </FormGroup>
  );
}

const typedOf = (fields: TemplateFields, part: TemplatePart): TemplateFields =>
  Object.fromEntries(
    templateParts[part].flatMap((field) =>
      fields[field] === undefined ? [] : [[field, fields[field]]],
    ),
  );

function Producer({ content, type, faults }: Step) {
  return (
    <ItemFieldBox field="producer" faults={faults} required>
      <Input
        value={content.producer}
        maxLength={200}
        onChange={(event) => type({ producer: event.currentTarget.value })}
      />
    </ItemFieldBox>
  );
}
