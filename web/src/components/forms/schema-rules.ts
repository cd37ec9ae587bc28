import { type FormErrors, schemaResolver } from '@mantine/form';

type Schema = Parameters<typeof schemaResolver>[0];

/**
 * The rules of a form, which are those of a shared schema. The schema and zod are loaded when the form is first touched
 * or sent; when they cannot be loaded, the server says what is wrong.
 *
 * @param load gets the schema
 * @param bodyOf what is sent, of what the form holds
 */
export function schemaRules<Values>(load: () => Promise<Schema>, bodyOf: (values: Values) => unknown) {
  const resolver = () =>
    load().then(
      (schema) => schemaResolver(schema),
      () => undefined,
    );
  return {
    validate: async (values: Values): Promise<FormErrors> => (await resolver())?.(bodyOf(values)) ?? {},
    onValuesChange: () => void resolver(),
  };
}
