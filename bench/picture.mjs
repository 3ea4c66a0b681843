/** A bar chart as SVG: nodes per second in bulk perft, the fastest first. */
export function picture(rows) {
  const sorted = [...rows].sort((one, other) => other.nodesPerSecond - one.nodesPerSecond);
  const most = sorted[0].nodesPerSecond;
  const height = 44 + sorted.length * 34;
  const bars = sorted.map(({ title, rules, nodesPerSecond }, index) => {
    const y = 40 + index * 34;
    const width = Math.max(2, (nodesPerSecond / most) * 380);
    const label = `${(nodesPerSecond / 1e6).toFixed(1)} M/s`;
    return `  <text x="272" y="${y + 16}" text-anchor="end">${title} <tspan class="rules">(${rules})</tspan></text>
  <rect x="284" y="${y}" width="${width.toFixed(1)}" height="22" rx="3" class="${index === 0 ? 'own' : 'peer'}"/>
  <text x="${(292 + width).toFixed(1)}" y="${y + 16}">${label}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" role="img" aria-label="Bulk perft, nodes per second of processor time">
  <style>
    text { font: 13px system-ui, sans-serif; fill: #445; }
    .title { font-weight: 600; }
    .rules { fill: #889; }
    .own { fill: #3a6ea5; }
    .peer { fill: #b8c4d0; }
  </style>
  <text x="12" y="22" class="title">Bulk perft: nodes per second of processor time</text>
${bars.join('\n')}
</svg>
`;
}
