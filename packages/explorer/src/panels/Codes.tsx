import {
  itemCodeLabels,
  itemCodes,
  itemStateInfo,
  itemStates,
  itemLabel,
  orderCode,
  orderCodeLabels,
  orderCodes,
  type ItemState,
  type Language,
} from '@hien/domain';
import { DefinitionList, Field, Heading, Select, Stack } from '@hien/ui';
import { wordsIn } from '../texts.ts';

const states = Object.keys(itemStates) as ItemState[];

export type CodesProps = {
  state: string;
  beside: string | null;
  language: Language;
  onBeside: (state: string | null) => void;
};

/** The numbers and names that a shop item's state shows on itself and on the order above it. */
export const Codes = ({ state, beside, language, onBeside }: CodesProps) => {
  const words = wordsIn(language);
  const known = (name: string | null) => states.find((each) => each === name);
  const own = known(state);
  if (own === undefined) return null;
  const { code } = itemStateInfo(own);
  const other = known(beside);
  const items = other === undefined ? [{ state: own }] : [{ state: own }, { state: other }];
  const order = orderCode(items, false);
  return (
    <Stack as="section" gap={2} aria-labelledby="explorer-codes">
      <Heading level={2} size="h5" id="explorer-codes">
        {words.codes}
      </Heading>
      <DefinitionList
        items={[
          {
            term: words.itemCode,
            detail:
              code === null
                ? `${itemLabel({ state: own }, 'staff')[language]} (${words.noCode})`
                : `${itemCodes[code]} · ${itemCodeLabels[code][language]}`,
          },
          {
            term: words.orderCode,
            detail: `${orderCodes[order]} · ${orderCodeLabels[order][language]}`,
          },
        ]}
      />
      <Field label={words.beside}>
        <Select
          value={other ?? ''}
          placeholder={words.alone}
          options={states.map((each) => ({
            value: each,
            label: `${itemLabel({ state: each }, 'staff')[language]} (${each})`,
          }))}
          onChange={(event) => onBeside(event.currentTarget.value || null)}
        />
      </Field>
    </Stack>
  );
};
