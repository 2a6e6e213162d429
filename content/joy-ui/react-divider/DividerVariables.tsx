import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerVariables() {
  return (
    <Stack spacing={3} sx={{ width: 300 }}>
      <Divider
        sx={(theme) => ({
          '--Divider-thickness': '4px',
          '--Divider-lineColor': theme.vars.palette.success.solidBg,
        })}
      />
      <Divider role="presentation" sx={{ '--Divider-gap': '24px', '--Divider-thickness': '2px' }}>
        Tree line
      </Divider>
      <Divider
        sx={(theme) => ({
          '--Divider-lineColor': 'transparent',
          backgroundImage: `repeating-linear-gradient(90deg, ${theme.vars.palette.neutral.outlinedBorder} 0 8px, transparent 8px 14px)`,
        })}
      />
    </Stack>
  );
}
