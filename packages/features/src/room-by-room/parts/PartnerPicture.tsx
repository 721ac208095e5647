import { Container, Picture } from '@hien/ui';
import { type HousePicture, housePicture } from '../../shared/pictures/house-picture.ts';

/** A room in the partner's own light, as wide as the page. */
export function PartnerPicture({ name, alt }: { name: HousePicture; alt: string }) {
  return (
    <Container>
      <Picture
        picture={housePicture(name, alt)}
        ratio="21:9"
        sizes="(min-width: 1280px) 1280px, 100vw"
      />
    </Container>
  );
}
