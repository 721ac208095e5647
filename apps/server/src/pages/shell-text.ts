/** The page without its content, for when nothing is rendered here: the browser renders everything. */
export function shellText(template: string, lang: string): string {
  return template
    .replace(/<html lang="\w+"/, () => `<html lang="${lang}"`)
    .replace('<!--head-->', () => '<title>Hiên</title>')
    .replace('<!--html-->', () => '')
    .replace('<!--data-->', () => '');
}
