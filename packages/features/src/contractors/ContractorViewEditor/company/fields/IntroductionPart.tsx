import { companyLanguageLabels, languages, longestIntroduction, wordsFault } from '@hien/domain';
import { Field, Textarea } from '@hien/ui';
import { validationText } from '../../../../shared/forms/validation-text.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { companyControl } from '../company-parts.ts';
import type { PartProps } from '../PartFields.tsx';
import { Today } from './Today.tsx';

/** What the company says of itself, in each language of its visitors; without one they read the Vietnamese. */
export function IntroductionPart({ content, type, faults, live, changed }: PartProps) {
  const text = useText();
  const language = useLanguage();
  const { introduction } = content;
  const fault = faults.find(({ field }) => field === 'introduction')?.message;
  return (
    <>
      {languages.map((one) => {
        const own = wordsFault(introduction[one]);
        // What has no fault of its own is the one that is missing, and that is asked for in Vietnamese.
        const said = own ?? (one === 'vi' && isMissing(introduction, fault) ? fault : undefined);
        return (
          <Field
            key={one}
            id={one === 'vi' ? companyControl('introduction') : `company-introduction-${one}`}
            label={text('company.own.introduction.in', {
              tongue: companyLanguageLabels[one][language],
            })}
            required={one === 'vi'}
            error={
              fault === undefined || said === undefined ? undefined : validationText(text, said)
            }
            {...(one === 'vi' ? { hint: text('company.own.hint.introduction') } : {})}
          >
            <Textarea
              lang={one}
              rows={one === 'vi' ? 8 : 5}
              maxLength={longestIntroduction}
              value={introduction[one]}
              onChange={(event) =>
                type({ introduction: { ...introduction, [one]: event.currentTarget.value } })
              }
            />
          </Field>
        );
      })}
      <Today field="introduction" live={live} changed={changed} />
    </>
  );
}

const isMissing = (
  words: PartProps['content']['introduction'],
  fault: string | undefined,
): boolean => fault !== undefined && languages.every((one) => wordsFault(words[one]) === null);
