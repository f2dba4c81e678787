/** The approved pictures by name, `<story id>-<theme>`, with their heights. Filled in by `componentsPlugin`. */
export const pictures: Readonly<Record<string, number>> = {};
