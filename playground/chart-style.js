/** The style that Observable Plot puts into a chart of the class `chart`: by its hash the page's policy lets it in. */
export const chartStyle = `:where(.chart) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.chart text),
:where(.chart tspan) {
  white-space: pre;
}`
