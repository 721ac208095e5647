import { Grid, Picture, Section, Stack, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';

const places = [
  'workStudio',
  'workPlans',
  'workSamples',
  'workBench',
  'workModels',
  'workPhoto',
  'workSite',
  'workPacking',
] as const;

/** Where one would work, and what lies on the tables there. */
export function WorkPlaces() {
  const text = useText();
  return (
    <Section ground="sunken" title={text('career.places')} lead={text('career.places.lead')}>
      <Grid as="ul" gap={6} columns={{ phone: 2, desktop: 4 }}>
        {places.map((name) => (
          <Stack as="li" gap={2} key={name}>
            <Picture
              picture={housePicture(name, text(`picture.${name}`))}
              ratio="4:3"
              sizes="(min-width: 993px) 300px, 50vw"
            />
            <Text as="p" size="small" tone="muted">
              {text(`career.place.${name}.words`)}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
