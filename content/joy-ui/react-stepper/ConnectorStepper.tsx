import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import BuildIcon from '@mui/icons-material/Build';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import StorefrontIcon from '@mui/icons-material/Storefront';

export default function ConnectorStepper() {
  return (
    <Stepper
      aria-label="From shop to road"
      sx={{
        width: '100%',
        '--StepIndicator-size': '2.5rem',
        '--Step-connectorThickness': '4px',
        '--Step-connectorRadius': '4px',
        '--Step-connectorInset': '0px',
      }}
    >
      <Step
        orientation="vertical"
        sx={(theme) => ({ '--Step-connectorBg': theme.vars.palette.success.solidBg })}
        indicator={
          <StepIndicator variant="solid" color="success">
            <StorefrontIcon />
          </StepIndicator>
        }
      >
        Shop
      </Step>
      <Step
        orientation="vertical"
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            <BuildIcon />
          </StepIndicator>
        }
      >
        Fitting
      </Step>
      <Step
        orientation="vertical"
        indicator={
          <StepIndicator>
            <DirectionsBikeIcon />
          </StepIndicator>
        }
      >
        Road
      </Step>
    </Stepper>
  );
}
