/** The first styles of a page: order of the cascade, fonts, reset, the default brand. Import once, first. */
import './layers.css.ts';
import './fonts.css';
import './brands/default.css.ts';
import './reset.css.ts';
