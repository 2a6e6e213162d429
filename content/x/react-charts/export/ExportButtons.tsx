import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';

export default function ExportButtons() {
  const apiRef = useChartProApiRef<'pie'>();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  const addHeading = (iframe: HTMLIFrameElement) => {
    const page = iframe.contentDocument;
    const heading = page?.createElement('h1');
    if (!page || !heading) return;
    heading.textContent = 'What the hives cost';
    heading.style.cssText = 'margin: 0; padding: 16px; font: 600 20px sans-serif;';
    page.body.prepend(heading);
    page.body.style.color = palette.text.primary;
    page.body.style.background = palette.background.paper;
  };

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button
          onClick={() =>
            apiRef.current?.exportAsImage({ fileName: 'hive-costs', onBeforeExport: addHeading })
          }
        >
          Download image
        </Button>
        <Button onClick={() => apiRef.current?.exportAsPrint({ onBeforeExport: addHeading })}>
          Print
        </Button>
      </Stack>
      <PieChartPro
        apiRef={apiRef}
        title="Yearly costs of the hives, in dollars"
        series={[
          {
            data: [
              { id: 0, value: 840, label: 'Sugar' },
              { id: 1, value: 620, label: 'Frames' },
              { id: 2, value: 310, label: 'Jars' },
            ],
          },
        ]}
        height={200}
        enableKeyboardNavigation
      />
    </Box>
  );
}
