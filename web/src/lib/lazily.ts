/** Makes a value when it is first asked for. What only later screens need costs the first one nothing. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
