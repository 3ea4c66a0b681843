/** Does all of these, two at a time and in their order: most of what is run here uses one core, and two are there. */
export async function inTwos(works) {
  const results = [];
  const left = [...works.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, work] = next;
      results[index] = await work();
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
